import { inflateSync } from 'node:zlib';

const WOFF_HEADER_BYTES = 44;

/** WOFF 1.0 is a TrueType file with each table deflated on its own; this is the way back. */
export function woffToTtf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const power = 2 ** Math.floor(Math.log2(count));
  const header = Buffer.alloc(12 + 16 * count);
  woff.copy(header, 0, 4, 8);
  [count, power * 16, Math.log2(power), (count - power) * 16].forEach((value, at) =>
    header.writeUInt16BE(value, 4 + 2 * at),
  );
  const parts: Buffer[] = [header];
  let offset = header.length;
  for (let table = 0; table < count; table += 1) {
    const entry = WOFF_HEADER_BYTES + 20 * table;
    const [start, packedBytes, bytes, checksum] = [4, 8, 12, 16].map((at) =>
      woff.readUInt32BE(entry + at),
    ) as [number, number, number, number];
    const packed = woff.subarray(start, start + packedBytes);
    const data = packedBytes < bytes ? inflateSync(packed) : packed;
    const record = 12 + 16 * table;
    woff.copy(header, record, entry, entry + 4);
    [checksum, offset, bytes].forEach((value, at) =>
      header.writeUInt32BE(value, record + 4 + 4 * at),
    );
    parts.push(data, Buffer.alloc(-bytes & 3));
    offset += bytes + (-bytes & 3);
  }
  return Buffer.concat(parts);
}
