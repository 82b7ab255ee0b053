/** Reads a QR code off what a camera shows; '' where there is none. */
export type QrReader = (video: HTMLVideoElement) => Promise<string>;

interface BarcodeReader {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface BarcodeReaderClass {
  new (options: { formats: string[] }): BarcodeReader;
  getSupportedFormats(): Promise<string[]>;
}

/** Pixels of the longer side that a picture is looked at with: enough for a code held in hand. */
const LOOK_PIXELS = 640;

/** The browser's own reader, or where it has none a library's, loaded when it is needed. */
export async function openQrReader(): Promise<QrReader> {
  const Own = (globalThis as { BarcodeDetector?: BarcodeReaderClass }).BarcodeDetector;
  const formats = (await Own?.getSupportedFormats().catch(() => [])) ?? [];
  if (Own && formats.includes('qr_code')) {
    const reader = new Own({ formats: ['qr_code'] });
    return async (video) => (await reader.detect(video))[0]?.rawValue ?? '';
  }
  const { default: decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const paper = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    const scale = Math.min(1, LOOK_PIXELS / Math.max(videoWidth, videoHeight, 1));
    const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
    if (!paper || width === 0 || height === 0) return '';
    Object.assign(canvas, { width, height });
    paper.drawImage(video, 0, 0, width, height);
    try {
      return decodeQR(paper.getImageData(0, 0, width, height));
    } catch {
      // There is no code in the picture.
      return '';
    }
  };
}
