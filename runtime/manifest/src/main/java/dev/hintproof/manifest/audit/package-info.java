/**
 * The integrity audit of tool lists: findings by consistency between the fields of a definition. Data in, findings out, no input or
 * output, no model, the same answer every time. Inconsistency blocks; breadth alone quarantines; the two tiers are never mixed.
 */
@NullMarked
package dev.hintproof.manifest.audit;

import org.jspecify.annotations.NullMarked;
