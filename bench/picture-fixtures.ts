import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One file of the shared picture collections. */
export interface PictureFixture {
  /** Path inside the collection, e.g. `images-pillow/broken.png`. */
  name: string;
  read(): Buffer;
}

/** Beside the product's folder; a check-out on its own does not have it. */
const FIXTURES = path.resolve(process.cwd(), '../shared/fixtures');

/** Every picture, whole, broken or hostile, of the shared collections; none where they are absent. */
export function pictureFixtures(): PictureFixture[] {
  return ['images-pillow', 'images-sharp'].flatMap((folder) => {
    const root = path.join(FIXTURES, folder);
    if (!existsSync(root)) return [];
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => path.extname(file) !== '' && path.extname(file) !== '.txt')
      .sort()
      .map((file) => ({
        name: `${folder}/${file}`,
        read: () => readFileSync(path.join(root, file)),
      }));
  });
}
