import { Island } from '@/components/islands/island';
import { slot } from '@/components/islands/slot';
import { TabsIsland, type TabsProps } from '@/components/tabs/tabs.island';

/** Tabs that rotate automatically. Without scripts, all panels are shown. Labels and panels stay server HTML. */
export function Tabs({ items, ...props }: TabsProps) {
  const slots = items.map(({ id, label, panel }) => ({ id, label: slot(label), panel: slot(panel) }));
  return <Island component={TabsIsland} props={{ ...props, items: slots }} />;
}
