import { Icon } from '@/components/icon/icon';
import { site } from '@/content/site';

/** A small note below the phone numbers of the footer and of Contact: which channels belong to the group. */
export function OfficialChannels({ className }: { className?: string }) {
  return (
    <div className={className}>
      <p className="flex max-w-200 gap-3 text-sm">
        <Icon name="shield" className="mt-1 size-5 flex-none" />
        {site.officialChannels}
      </p>
    </div>
  );
}
