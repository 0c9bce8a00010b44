/** The rules of the desk: which call may pass, what an operator may decide. Pure logic over one transaction of the journal. */
@NullMarked
package dev.hintproof.proxy.desk;

import org.jspecify.annotations.NullMarked;
