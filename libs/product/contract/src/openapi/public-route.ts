import type { Route } from './build-document.js';
import type { ComponentName } from './components.js';

type Tag = 'Worlds' | 'Operations' | 'Media assets' | 'Panoramas' | 'Scenes' | 'Tasks' | 'Account' | 'Gallery' | 'Service';

/** A route of the public interface. */
export type PublicRoute = Route<ComponentName, Tag>;
