import type { Module } from '../module';
import { Block, Connection, Follow } from './graph.entity';

export const graphModule: Module = { name: 'graph', entities: [Connection, Follow, Block] };
