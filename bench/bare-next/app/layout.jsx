import { sample } from './sample';

export const metadata = { title: sample.title };

/** The least that Next asks of a layout. */
export default function Layout({ children }) {
  return (
    <html lang="zh-Hans">
      <body>{children}</body>
    </html>
  );
}
