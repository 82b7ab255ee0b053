/** What a request for verification says before it is sent. */
export interface RealNameAnswers {
  name: string;
  number: string;
}

/** What is wrong, by field: the key of its sentence. */
export interface RealNameFaults {
  name?: 'name';
  number?: 'number';
  picture?: 'picture' | 'pictureUnreadable' | 'pictureTooLarge';
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
    ...(file && !file.type.startsWith('image/') && { picture: 'pictureUnreadable' as const }),
    ...(!isAgreed && { agreed: 'agreed' as const }),
  };
}

function isWithin({ length }: string, { min, max }: { min: number; max: number }): boolean {
  return length >= min && length <= max;
}
