import { IslandIcon } from '@/components/icon/island-icon';

interface PreviewHeaderProps {
  /** The id of the title, which names the dialog. */
  id: string;
  title: string;
  /** '3 of 9' */
  position: string;
  /** The label of the button that closes the preview. */
  close: string;
  onClose: () => void;
}

/** The row above the picture: the gallery, the position in it, and the button that closes the preview. */
export function PreviewHeader({ id, title, position, close, onClose }: PreviewHeaderProps) {
  return (
    <div className="preview-header flex items-center gap-4 px-(--gutter)">
      <h2 id={id} className="flex-1 text-[clamp(1.05rem,0.95rem+0.5vw,1.25rem)]/[1.25]">
        {title}
      </h2>
      <p className="flex-none text-sm/body">{position}</p>
      <button type="button" className="round-button" aria-label={close} onClick={onClose}>
        <IslandIcon name="close" />
      </button>
    </div>
  );
}
