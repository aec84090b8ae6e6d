import type { Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';
import { nameWithTown } from '@/lib/format';

/** The visible part of a hotel's details: the hotel's name in both languages, and whether it has wheelchair access. */
export function HotelSummary({ hotel }: { hotel: Hotel }) {
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
      <span className="min-w-0 flex-[1_1_10rem]">
        {nameWithTown(hotel)}
        {hotel.malayalam && (
          <span lang="ml" className="block text-sm font-normal text-brass-dark">
            {nameWithTown({ name: hotel.malayalam.name, town: hotel.townInMalayalam ?? hotel.town })}
          </span>
        )}
      </span>
      {hotel.access.stepFree && <span className="text-xs font-normal text-teak">{labels.stepFree}</span>}
    </span>
  );
}
