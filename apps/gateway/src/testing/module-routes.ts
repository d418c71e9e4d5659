import { RequestMethod } from '@nestjs/common';
import type { DynamicModule, Type } from '@nestjs/common';

/** A route as a controller declares it. */
export interface ServedRoute {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Parameters are in braces, as the OpenAPI document writes them. */
  readonly path: string;
}

/** Where Nest keeps what `@Controller`, `@Get` and their like declare. */
const [PATH, METHOD] = ['path', 'method'];

/** The routes of a module's controllers and of those that it imports, so that a test of all routes meets new ones by itself. */
export function listModuleRoutes(module: DynamicModule): ServedRoute[] {
  return [...controllersOf(module)].flatMap((controller) => {
    const prefixes = [Reflect.getMetadata(PATH, controller) as string | string[]].flat();
    const handlers = Object.values(Object.getOwnPropertyDescriptors(controller.prototype as object)).map(({ value }) => value as object);
    const declared = handlers.filter((handler) => typeof handler === 'function' && Reflect.hasMetadata(METHOD, handler));
    return prefixes.flatMap((prefix) => declared.map((handler) => routeOf(prefix, handler)));
  });
}

/** The controllers of a module and of all modules that it imports. */
function controllersOf(module: Type | DynamicModule): Set<Type> {
  const isDynamic = 'module' in module;
  const declaredBy = <Item>(name: 'controllers' | 'imports'): Item[] => [
    ...((Reflect.getMetadata(name, isDynamic ? module.module : module) as Item[] | undefined) ?? []),
    ...(((isDynamic ? module[name] : undefined) as Item[] | undefined) ?? []),
  ];
  const imported = declaredBy<Type | DynamicModule>('imports').flatMap((other) => [...controllersOf(other)]);
  return new Set([...declaredBy<Type>('controllers'), ...imported]);
}

function routeOf(prefix: string, handler: object): ServedRoute {
  const method = RequestMethod[Reflect.getMetadata(METHOD, handler) as RequestMethod] as ServedRoute['method'];
  const pattern = [prefix, Reflect.getMetadata(PATH, handler) as string].filter((part) => part !== '/' && part !== '').join('/');
  // A colon that is written twice is a colon of the path; one alone begins the name of a parameter.
  const [head = '', ...verbs] = pattern.split('::').map((part) => part.replace(/:(\w+)(\([^)]*\))?/g, '{$1}'));
  return { method, path: `/${[head, ...verbs].join(':')}` };
}
