import { FeedbackScreen } from '../../ui/screens/feedback-screen';

export const part = { component: FeedbackScreen, modules: [] };
