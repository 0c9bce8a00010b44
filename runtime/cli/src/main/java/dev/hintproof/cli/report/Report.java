package dev.hintproof.cli.report;

/** Writes what an audit finds, file by file. */
public interface Report {

    /** Writes one file's findings. */
    void file(AuditedFile file);

    /** Ends the report. */
    void end();
}
