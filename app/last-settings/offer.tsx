import type { OfferProps } from './last-settings.tsx';
import { useLastSettings } from './use-last-settings.ts';

/** Offers the tool's last settings, if there are any. */
export function LastSettingsOffer(props: OfferProps) {
  const last = useLastSettings(props.tool);
  return last && <last.Offer {...props} last={last.recipe} />;
}
