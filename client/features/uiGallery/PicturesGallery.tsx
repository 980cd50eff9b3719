import { Avatar } from '../../ui/image/Avatar';
import { ImageFallback } from '../../ui/image/ImageFallback';
import { ImageWithFallback } from '../../ui/image/ImageWithFallback';
import { Row, Specimen } from './Specimen';

const names = ['Ana Ruiz', 'Bo', 'carol_w', 'Дмитрий Орлов', '李 伟', 'Nnamdi Eze'];
const thumbhash = '1QcSHQRnh493V4dIh4eXh1h4kJUI';

export function PicturesGallery() {
  return (
    <>
      <Specimen title="Avatar">
        <Row>
          {names.map((name) => (
            <Avatar key={name} name={name} />
          ))}
          <Avatar name="Tidewell" kind="organisation" />
        </Row>
        <Row>
          {([24, 32, 40, 64, 96] as const).map((size) => (
            <Avatar key={size} name="Ana Ruiz" size={size} />
          ))}
          <Avatar name="Ana Ruiz" size={64} src="/images/avatar.svg" />
          <Avatar name="Missing Picture" size={64} src="/images/missing-avatar.png" />
        </Row>
      </Specimen>
      <Specimen title="Picture: arriving, there, missing">
        <div className="grid gap-3 md:grid-cols-2">
          <ImageWithFallback
            src="/__ui/never-arrives?wait"
            alt=""
            kind="post"
            width={640}
            height={360}
            thumbhash={thumbhash}
            className="rounded-card"
          />
          <ImageWithFallback
            src="/images/post.svg"
            alt="A chart drawn on ruled paper"
            kind="post"
            width={640}
            height={360}
            className="rounded-card"
          />
          <ImageWithFallback
            src="/images/missing-post.png"
            alt="Our first office"
            kind="post"
            width={640}
            height={360}
            className="rounded-card border border-line"
          />
          <div className="aspect-[640/360] overflow-hidden rounded-card">
            <ImageFallback kind="cover" />
          </div>
          <div className="size-24 overflow-hidden rounded-full">
            <ImageFallback kind="avatar" />
          </div>
        </div>
      </Specimen>
    </>
  );
}
