import { useEffect, useState } from 'react';
import { Cropper } from '../../ui/Cropper';
import { ImagePicker } from '../../ui/ImagePicker';
import { ProgressBar } from '../../ui/ProgressBar';
import { TagField } from '../../ui/TagField';
import { Specimen } from './Specimen';

const suggestions = ['Back-end', 'Fundraising', 'Sales', 'Search marketing'];
const ignore = () => {};

function Tags({ start, error }: { start: string[]; error?: string }) {
  const [tags, setTags] = useState(start);
  return <TagField label="Skills" hint="Press Enter or a comma after each." placeholder="Sales, back-end" suggestions={suggestions} max={4} value={tags} onValueChange={setTags} error={error} />;
}

function Croppers() {
  const [image, setImage] = useState<HTMLImageElement>();
  useEffect(() => {
    const loading = new Image();
    loading.src = '/images/post.svg';
    loading.addEventListener('load', () => setImage(loading));
  }, []);
  if (!image) return null;
  return (
    <div className="flex max-w-100 flex-col gap-6">
      <Cropper image={image} shape="round" onCrop={ignore} />
      <Cropper image={image} shape="wide" onCrop={ignore} />
    </div>
  );
}

export function PickingGallery() {
  return (
    <>
      <Specimen title="Tags">
        <div className="flex max-w-100 flex-col gap-4">
          <Tags start={[]} />
          <Tags start={['Sales', 'Customer research', 'A skill with a rather long name that wraps']} />
          <Tags start={['Sales']} error="A skill can have at most 40 characters." />
        </div>
      </Specimen>
      <Specimen title="Choosing a picture">
        <div className="flex max-w-100 flex-col gap-4">
          <ImagePicker onFile={ignore} isOver={false} />
          <ImagePicker onFile={ignore} isOver />
          <ImagePicker onFile={ignore} isOver={false} error="SVG drawings cannot be used here. Export it as PNG and choose that." />
        </div>
      </Specimen>
      <Specimen title="Cropping and sending">
        <Croppers />
        <div className="mt-6 flex max-w-100 flex-col gap-4">
          <ProgressBar label="Sending the picture" part={0.45} />
          <ProgressBar label="Saving the picture" part={1} />
        </div>
      </Specimen>
    </>
  );
}
