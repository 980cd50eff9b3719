export type DataExportProgress = {
  id: string;
  status: 'WAITING' | 'RUNNING' | 'READY' | 'FAILED';
  /** 0 to 100. */
  progress: number;
};

declare module './events' {
  interface EventPayloads {
    'dataExport.progressed': DataExportProgress;
  }
}
