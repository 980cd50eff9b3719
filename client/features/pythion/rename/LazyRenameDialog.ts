import { lazyDialog } from '../../../shell/lazyDialog';

/** The dialog that renames an analysis, loaded when it is opened. */
export const LazyRenameDialog = lazyDialog(
  'RenameAnalysisDialog',
  async () => (await import('./RenameDialog')).RenameDialog,
);
