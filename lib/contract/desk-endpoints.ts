import { requestExport } from './archive';
import { conversionState, previewConversion } from './conversion';
import {
  addContent,
  contentList,
  deskAuthors,
  openContent,
  orderContent,
  removeContent,
  saveContent,
} from './desk-content';
import {
  deskFlashList,
  flashVersionList,
  publishFlash,
  restoreFlash,
  updateFlash,
  withdrawFlash,
} from './desk-flash';
import {
  importAddress,
  importFile,
  importList,
  importReport,
  openImport,
  stopImport,
} from './desk-import';

/** The desk's calls for what the newsroom keeps, by name: a part of ENDPOINTS. */
export const DESK_ENDPOINTS = {
  requestExport,
  addContent,
  contentList,
  deskAuthors,
  openContent,
  orderContent,
  removeContent,
  saveContent,
  deskFlashList,
  flashVersionList,
  publishFlash,
  restoreFlash,
  updateFlash,
  withdrawFlash,
  importAddress,
  importFile,
  importList,
  importReport,
  openImport,
  stopImport,
  conversionState,
  previewConversion,
} as const;
