import type { Module } from '../module';
import { Media } from './media.entity';

export const mediaModule: Module = { name: 'media', entities: [Media] };
