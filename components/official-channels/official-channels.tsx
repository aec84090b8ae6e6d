import { Icon } from '@/components/icon/icon';
import { site } from '@/content/site';

/** A quiet note beside each number or code: these channels are the group's own. */
export function OfficialChannels({ className }: { className?: string }) {
  return (
    <div className={className}>
      <p className="flex gap-3 text-sm">
        <Icon name="shield" className="mt-1 size-5 flex-none" />
        {site.officialChannels}
      </p>
    </div>
  );
}
