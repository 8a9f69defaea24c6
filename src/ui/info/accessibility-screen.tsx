import { paths } from '../../domain/shared/paths';
import { useShop } from '../shop-context';
import { accessibilityText } from './accessibility-text';
import { LegalScreen } from './legal-screen';

export function AccessibilityScreen() {
  return <LegalScreen title="Accessibility" text={accessibilityText(useShop())} path={paths.accessibility} />;
}
