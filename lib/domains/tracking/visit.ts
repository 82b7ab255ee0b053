import type { VisitDevice, VitalName } from '../../contract/tracking';
import { processRegistry } from '../../platform/process-registry';
import type { WriteBuffer } from '../../platform/write-buffer';

/** A page was seen. */
export interface View {
  kind: 'view';
  at: Date;
  /** Name of the page's row. */
  page: string;
  /** Digest of the browser's uuid. */
  reader: string;
  /** Article that was read; 0 for every other page. */
  articleId: number;
}

/** A visit measured a page. */
export interface Measured {
  kind: 'vitals';
  at: Date;
  page: string;
  device: VisitDevice;
  vitals: readonly { name: VitalName; value: number }[];
}

export type Visit = View | Measured;

/** What gathers visits in this process; undefined in one without a server. */
export function visitBuffer(): WriteBuffer<Visit> | undefined {
  return processRegistry().visits as WriteBuffer<Visit> | undefined;
}
