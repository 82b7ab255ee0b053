import { useCropWords } from '@/components/crop/crop-words';
import { FollowButton } from '@/components/social/follow-button';
import { MarkRow } from '@/components/social/mark-row';
import { UPLOAD_TYPES } from '@/lib/contract/uploads';
import { CropOpeners } from './crop-openers';
import { GalleryState } from './gallery-state';
import { longName, longTitle, type SampleWords } from './sample-items';

/** What readers put on things, and the cropper for each use of a picture. */
export function CropStates({ words }: { words: SampleWords }) {
  const strings = useCropWords();
  return (
    <>
      <GalleryState name="MarkRow, FollowButton: as the page brings them">
        <MarkRow type="article" id={1} title={longTitle(words)} />
        <FollowButton target={{ type: 'author', id: 1, name: longName(words) }} withCount />
      </GalleryState>
      <GalleryState name="PictureCropper: for each use">
        <CropOpeners types={UPLOAD_TYPES} locale={words.locale} strings={strings} />
      </GalleryState>
    </>
  );
}
