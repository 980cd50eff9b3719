import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Cropper } from '../../ui/image/Cropper';
import { controlClasses } from '../../ui/form/controlClasses';
import { ImagePicker } from '../../ui/image/ImagePicker';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { SuggestingTextArea } from '../../ui/form/SuggestingTextArea';
import { TagField } from '../../ui/form/TagField';
import type { Suggest } from '../../ui/form/useSuggestions';
import { Specimen } from './Specimen';

const suggestions = ['Back-end', 'Fundraising', 'Sales', 'Search marketing'];
const ignore = () => {};

function Tags({ start, error }: { start: string[]; error?: string }) {
  const [tags, setTags] = useState(start);
  return (
    <TagField
      label="Skills"
      hint="Press Enter or comma after each skill."
      placeholder="Sales, back-end"
      suggestions={suggestions}
      max={4}
      value={tags}
      onValueChange={setTags}
      error={error}
    />
  );
}

const words = ['@ana', '@anton', '#fundraising', '#sales', '#searchmarketing'];
const suggest: Suggest = async (mark, query) =>
  words.filter((word) => word.startsWith(mark + query.toLowerCase())).map((word) => ({ word, content: word }));

function SuggestionExample() {
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('Write @a, #s or #f: ');
  return (
    <SuggestingTextArea
      ref={area}
      aria-label="Words"
      value={text}
      onChange={(event) => setText(event.target.value)}
      suggest={suggest}
      rows={3}
      className={clsx(controlClasses, 'block max-w-100 py-2')}
    />
  );
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
      <Specimen title="Suggestions while writing">
        <SuggestionExample />
      </Specimen>
      <Specimen title="Choosing a picture">
        <div className="flex max-w-100 flex-col gap-4">
          <ImagePicker onFile={ignore} isOver={false} />
          <ImagePicker onFile={ignore} isOver />
          <ImagePicker
            onFile={ignore}
            isOver={false}
            error="SVG files aren’t supported. Export it as a PNG and try again."
          />
        </div>
      </Specimen>
      <Specimen title="Cropping and sending">
        <Croppers />
        <div className="mt-6 flex max-w-100 flex-col gap-4">
          <ProgressBar label="Uploading picture" part={0.45} />
          <ProgressBar label="Saving picture" part={1} />
        </div>
      </Specimen>
    </>
  );
}
