import { CoverImage } from '@/components/ui/cover-image';
import { TitleText } from '@/components/ui/title-text';
import type { Banner } from '@/lib/contract/home';

export interface BannerListProps {
  items: readonly Banner[];
}

/** The newsroom's own notices as 5:2 pictures; the words stand below, never in the picture. */
export function BannerList({ items }: BannerListProps) {
  return (
    <ul className="grid gap-5">
      {items.map((item) => (
        <li key={item.id} className="relative">
          <CoverImage
            pic={item.pic}
            use="banner"
            coverKey="coverage"
            id={item.id}
            className="aspect-banner!"
          />
          <p className="mt-2 text-15 leading-[1.5] font-medium">
            <a href={item.link} className="stretched hover:text-tide">
              <TitleText>{item.title}</TitleText>
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}
