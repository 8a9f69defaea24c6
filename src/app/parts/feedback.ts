import { FeedbackScreen } from '../../ui/info/feedback-screen';

export const part = { component: FeedbackScreen, modules: [] };
