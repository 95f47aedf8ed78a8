"""Operations: settings, logging, metrics."""
