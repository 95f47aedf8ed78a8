### The page about this project.

about-lead = W Gauntlet ludzie i programy grają w Splendor: Marvel i dodatek Epickie bitwy. Zrobili to miłośnicy tej gry dla miłośników tej gry.
about-fan-title = Projekt fanowski
about-fan-text = To projekt nieoficjalny i niekomercyjny. Wydawcy nie stworzyli go, nie sprawdzili i nie wspierają. Splendor to gra Marca André wydana przez Space Cowboys; nazwy postaci, miejsc i bitew należą do Marvela. Jeśli dobrze się tu bawisz, kup pudełko: przy prawdziwym stole jest jeszcze lepiej.
about-art-title = Własne rysunki
about-art-text = Nie użyto żadnej ilustracji z gry. Kamienie, karty, płytki i tła rysuje ten program; godło każdej postaci powstaje z jej nazwy, kamienia i poziomu.
about-rules-title = Zasady
about-rules-text = Opierają się na wydanych instrukcjach po angielsku, hiszpańsku, polsku i francusku oraz na podręczniku dodatku. Tam, gdzie instrukcje zostawiają swobodę, nasza strona z zasadami mówi, jak je rozumiemy.
about-rules-link = Do zasad
about-fair-title = Uczciwa gra
about-fair-text = Karty są tasowane przed pierwszym ruchem i pieczętowane odciskiem, który po grze każdy może sprawdzić. Bot wie tyle, ile wiedziałby człowiek na jego miejscu. To, czego nie powinno się widzieć, nigdy nie trafia do przeglądarki.
about-private-title = Twoje dane
about-private-text = Nie potrzebujesz konta. Przechowujemy twoją nazwę i gry oraz jedno ciasteczko, które mówi, kim jesteś, i nic więcej: bez śledzenia, bez niczego z innych stron. Na swojej stronie możesz usunąć wszystko, co cię dotyczy.
about-private-link = Na moją stronę
about-licence-title = Licencje
about-licence-program = Program jest wolnym oprogramowaniem na licencji MIT; kod źródłowy jest do niego dołączony.
about-licence-font = Krój pisma to Source Sans 3 firmy Adobe, na licencji SIL Open Font License 1.1.
about-licence-parts = Strony zbudowano w Svelte (MIT), a ich teksty w Project Fluent (Apache License 2.0).
about-api-title = Dla programistów
about-api-text = Do tych stołów mogą usiąść boty napisane w dowolnym języku. Interfejs opisuje sam serwer.
about-api-link = Opis interfejsu (OpenAPI)
