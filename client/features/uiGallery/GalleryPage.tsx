import { PageTitle } from '../../ui/text/PageTitle';
import { ToastProvider } from '../../ui/toast/Toast';
import { ActionsGallery } from './ActionsGallery';
import { FieldsGallery } from './FieldsGallery';
import { LayersGallery } from './LayersGallery';
import { PickingGallery } from './PickingGallery';
import { PicturesGallery } from './PicturesGallery';
import { StatesGallery } from './StatesGallery';
import { TokensGallery } from './TokensGallery';

/** All components of client/ui. Overlays open in the theme of the page, which the switch above changes. */
export function GalleryPage() {
  return (
    <ToastProvider>
      <div className="border-x border-line bg-surface md:relative md:left-1/2 md:w-[min(1200px,calc(100vw-48px))] md:-translate-x-1/2">
        <div className="px-4 pt-8 pb-6 md:px-8">
          <PageTitle title="Building blocks" />
          <p className="mt-1 text-ink-2">
            Every component and state in both themes. Layers follow the theme of the page.
          </p>
        </div>
        <TokensGallery />
        <ActionsGallery />
        <FieldsGallery />
        <LayersGallery />
        <PicturesGallery />
        <PickingGallery />
        <StatesGallery />
      </div>
    </ToastProvider>
  );
}
