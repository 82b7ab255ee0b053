import { encode } from 'uqr';

/** A QR code of an address as a drawing of its own, black on white so that every camera reads it. */
export function addressCode(address: string, pixels: number): string {
  const { data, size } = encode(address, { border: 2, ecc: 'M' });
  const runs = data.map((row, y) => {
    const line = row.map((dark) => (dark ? '1' : '0')).join('');
    return [...line.matchAll(/1+/g)].map((run) => `M${run.index} ${y}.5h${run[0].length}`).join('');
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}"` +
    ` viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${runs.join('')}"/></svg>`
  );
}
