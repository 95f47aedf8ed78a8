"""The compiled part of reviews, which the page has, too: values of decisions, marks, facts, choice of reasons."""
