"""What reads the same as in English, on purpose: names without a translation in common use, and like words."""

EVERYWHERE = """
    app-name window-title table-title-theirs language-en language-es language-pl language-fr newtable-kind-bot
    newtable-bot room-bot ratings-bot
"""
SAME = {
    "es": EVERYWHERE
    + """
        chat-title learn-rival learn-rival-two speed-normal
        token-shield kind-shield card-modok card-spider-woman card-bullseye card-elektra card-spider-man-2099
        card-kate-bishop card-kingpin card-spider-girl card-spider-ham card-yondu card-kraven card-rhino
        card-crystal card-electro card-ms-marvel card-mysterio card-wong card-maria-hill card-shuri card-karnak
        card-maximus card-miles-morales card-groot card-star-lord card-daredevil card-okoye card-crossbones
        card-ronan card-jessica-jones card-medusa card-venom card-hela card-iron-man card-doctor-octopus
        card-ant-man card-gamora card-spider-man card-hulk card-drax card-luke-cage card-thor card-nova card-loki
        location-asgard location-wakanda location-attilan location-triskelion battle-ragnarok battle-civil-war
        terminal-letter-mind terminal-letter-power terminal-letter-reality terminal-letter-shield terminal-letter-time
    """,
    "pl": EVERYWHERE
    + """
        cards-bonus learn-rival menu text-bonus terminal-letter-level
        word-bonus card-baron-zemo card-modok card-prowler card-rocket card-spider-woman card-squirrel-girl
        card-vulture card-bullseye card-elektra card-lockjaw card-moon-knight card-spider-man-2099 card-taskmaster
        card-hawkeye card-kate-bishop card-kingpin card-scarlet-spider card-silver-sable card-spider-girl
        card-spider-ham card-yondu card-america-chavez card-gorgon card-kraven card-lizard card-rhino card-scorpion
        card-crystal card-electro card-ms-marvel card-mysterio card-quake card-triton card-wong card-sandman
        card-maria-hill card-shuri card-karnak card-maximus card-red-skull card-quicksilver card-war-machine
        card-black-cat card-ghost-spider card-miles-morales card-nebula card-falcon card-nick-fury card-groot
        card-punisher card-star-lord card-daredevil card-okoye card-she-hulk card-carnage card-crossbones card-ronan
        card-jessica-jones card-beta-ray-bill card-ghost-rider card-medusa card-venom card-hela card-iron-man
        card-vision card-ant-man card-iron-fist card-gamora card-black-bolt card-spider-man card-hulk card-drax
        card-luke-cage card-thor card-nova card-loki location-asgard location-wakanda location-knowhere
        location-attilan location-triskelion battle-yellow-jacket battle-ragnarok
        terminal-column-bonus terminal-letter-reality terminal-letter-tag
    """,
    "fr": EVERYWHERE
    + """
        cards-bonus cards-points cards-points-choice chat-label final-points learn-rival learn-rival-two
        battle-sinister-six battle-sinister-six-short menu nav-label title-table span-minutes text-worth text-bonus
        tablemenu-open points cubes word-bonus word-cube word-table card-baron-zemo card-modok card-rocket
        card-spider-woman card-bullseye card-elektra card-moon-knight card-spider-man-2099 card-valkyrie card-wasp
        card-taskmaster
        card-hawkeye card-kate-bishop card-scarlet-spider card-silver-sable card-spider-girl card-spider-ham
        card-yondu card-abomination card-america-chavez card-gorgon card-kraven card-rhino card-scorpion
        card-crystal card-electro card-ms-marvel card-mysterio card-quake card-triton card-wong card-maria-hill
        card-shuri card-karnak card-maximus card-war-machine card-black-cat card-ghost-spider card-miles-morales
        card-nebula card-falcon card-nick-fury card-groot card-punisher card-star-lord card-daredevil card-okoye
        card-she-hulk card-carnage card-crossbones card-ronan card-jessica-jones card-beta-ray-bill card-ghost-rider
        card-venom card-hela card-iron-man card-vision card-black-widow card-ant-man card-iron-fist card-gamora
        card-captain-america card-black-panther card-spider-man card-hulk card-captain-marvel card-drax
        card-luke-cage card-thor card-nova card-loki location-asgard location-wakanda
        location-knowhere location-attilan location-triskelion battle-yellow-jacket battle-ragnarok
        battle-hail-hydra battle-civil-war
        terminal-column-bonus terminal-column-points terminal-letter-power terminal-letter-reality
        terminal-letter-shield terminal-letter-space terminal-letter-tag terminal-letter-time
    """,
}
