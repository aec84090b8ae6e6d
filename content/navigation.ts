/** An entry of the menu. */
export interface NavigationItem {
  /** At most 16 characters. */
  label: string;
  /** A page of this site, spelt as its address is: '/Facilities' has its capital. */
  href: '/' | '/about' | '/gallery' | '/Facilities' | '/contact';
}

/** The menu, from left to right. */
export const navigation: NavigationItem[] = [
  { label: 'Home', href: '/' },
  { label: 'About', href: '/about' },
  { label: 'Gallery', href: '/gallery' },
  { label: 'Facilities', href: '/Facilities' },
  { label: 'Contact', href: '/contact' },
];
