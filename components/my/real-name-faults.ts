/** What a request for verification says before it is sent. */
export interface RealNameAnswers {
  name: string;
  number: string;
}

/** Kinds of pictures that are taken; a drawing that can hold a script is none. */
export const DOCUMENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export type PictureWhy =
  'pictureWrongType' | 'pictureTooLarge' | 'pictureTooManyPixels' | 'pictureUnreadable';

/** What is wrong, by field: the key of its sentence. */
export interface RealNameFaults {
  name?: 'name';
  number?: 'number';
  picture?: 'picture' | PictureWhy;
  agreed?: 'agreed';
}

/** As the contract has it. */
const NAME = { min: 2, max: 60 };
const NUMBER = { min: 4, max: 40 };

/** What is wrong with a request; the server looks again. */
export function findFaults({
  name,
  number,
  file,
  isAgreed,
}: RealNameAnswers & { file: File | undefined; isAgreed: boolean }): RealNameFaults {
  return {
    ...(!isWithin(name, NAME) && { name: 'name' as const }),
    ...(!isWithin(number, NUMBER) && { number: 'number' as const }),
    ...(!file && { picture: 'picture' as const }),
    ...(file && !isTaken(file) && { picture: 'pictureWrongType' as const }),
    ...(!isAgreed && { agreed: 'agreed' as const }),
  };
}

/** Whether a file is of a kind that is taken, by what the browser knows of it. */
export function isTaken(file: File): boolean {
  return DOCUMENT_TYPES.some((type) => type === file.type);
}

function isWithin({ length }: string, { min, max }: { min: number; max: number }): boolean {
  return length >= min && length <= max;
}
