import { CM } from '@regelwerk/geometry';
import { rule } from '../../model/rule-id.js';
import { climbPlan, type ClimbPlan } from './consecutive.js';

/** The example: up to a balcony 8 cm high with range 10, by a figure that has made so many movement actions. */
export const balcony = rule('hb.climb.example', (made: number): ClimbPlan => climbPlan(8 * CM, 5 * CM, made));
