package zeriba.server.operation;

import static zeriba.server.operation.CommonParameters.NAME;
import static zeriba.server.parameter.Parameter.optional;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import zeriba.arena.handicap.Handicap;
import zeriba.arena.handicap.Handicaps;
import zeriba.arena.ladder.Ladder;
import zeriba.arena.ladder.Rung;
import zeriba.engine.BoardQuery;
import zeriba.engine.Commands;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.record.Responder;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.rules.Role;
import zeriba.engine.schema.As;
import zeriba.engine.text.Value;
import zeriba.server.refusal.Sentences;
import zeriba.server.table.Tables;

/** The games as they are told. */
public record Catalogue(List<GameDef> games) {

    public Catalogue {
        games = List.copyOf(games);
    }

    /** The operation that lists them. */
    static Operation<Catalogue> operation(Tables tables) {
        return new Operation<>(
                "games",
                "Lists the games, with their scenarios, options and commands.",
                List.of(optional("lang", NAME, "The language of the sides' names, en if none.")),
                "games",
                Catalogue.class,
                (_, given) -> of(tables.games(), Locale.forLanguageTag(given.text("lang", "en"))));
    }

    private static Catalogue of(List<Game<?, ?>> games, Locale language) {
        return new Catalogue(games.stream().map(game -> GameDef.of(game, language)).toList());
    }

    /** A game. */
    public record GameDef(
            String id,
            String title,
            @As.Doc("What it says of itself to whoever has not played it.") Blurb blurb,
            int rulesVersion,
            List<String> sides,
            List<String> roles,
            @As.Doc("By role, in the same order: its side.") List<String> sideOf,
            List<Scenario> scenarios,
            List<OptionDef> options,
            @As.Doc("Reactions that may be settled in advance.") List<OrderDef> orders,
            @As.Doc("Kinds of orders that may be given for one unit, as KIND@UNIT.")
                    List<String> ordersForUnits,
            List<LookDef> looks,
            @As.Doc("The forms of its actions.") List<String> forms,
            Optional<CommandsDef> commands) {

        private static GameDef of(Game<?, ?> game, Locale language) {
            GameInfo about = game.about();
            zeriba.engine.Blurb blurb = game.blurb(language);
            return new GameDef(
                    about.id(),
                    about.title(),
                    Blurb.of(blurb),
                    about.rulesVersion(),
                    about.sides().stream().map(side -> side.name()).toList(),
                    names(about.roles()),
                    about.roles().stream().map(role -> role.side().name()).toList(),
                    about.scenarios().stream()
                            .map(s -> Scenario.of(game, s, blurb, language))
                            .toList(),
                    about.options().stream().map(OptionDef::of).toList(),
                    Catalogue.orders(game),
                    game.orders().kindsForUnits().stream().sorted().toList(),
                    game.looks().stream().map(LookDef::of).toList(),
                    game.notation().forms(),
                    Optional.of(about.commands())
                            .filter(commands -> !commands.groups().isEmpty())
                            .map(CommandsDef::of));
        }
    }

    /** What a game says of itself. */
    public record Blurb(
            @As.Doc("What happened.") String history,
            @As.Doc("How long a game takes.") String length,
            @As.Doc("Who has fun with it.") String players,
            @As.Doc("From 1 to 5; 0 where nothing is said.") int complexity) {

        private static Blurb of(zeriba.engine.Blurb blurb) {
            return new Blurb(blurb.history(), blurb.length(), blurb.players(), blurb.complexity());
        }
    }

    private static List<String> names(List<Role> roles) {
        return roles.stream().map(Role::name).toList();
    }

    /** What may be given to roles before a game. */
    public record CommandsDef(
            @As.Doc("The option that says which groups there are.") String by,
            @As.Doc("The option that says how many of the holders play.") String seats,
            List<String> holders,
            List<CommandGroup> groups) {

        private static CommandsDef of(Commands commands) {
            return new CommandsDef(
                    commands.by(),
                    commands.seats(),
                    names(commands.holders()),
                    commands.groups().stream()
                            .map(g -> new CommandGroup(g.under(), g.id(), g.ids()))
                            .toList());
        }
    }

    /** Commands of one kind, easily given together. */
    public record CommandGroup(
            @As.Doc("The value of the option that they are given under.") String under,
            String id,
            List<String> ids) {}

    /** A scenario: who the roles are where it names them, and the options that do nothing in it. */
    public record Scenario(
            String id,
            String title,
            @As.Implied @As.Doc("What one is in for.") String told,
            @As.Implied @As.Doc("Who the roles are in it, where it names them.")
                    Map<String, String> sides,
            @As.Implied @As.Doc("The options that change nothing in it.") List<String> idle,
            @As.Implied @As.Doc("What may help a side, a little first.")
                    List<HandicapDef> handicaps,
            @As.Implied @As.Doc("What levels scored against the next below, the weakest first.")
                    List<RungDef> rungs) {

        private static Scenario of(
                Game<?, ?> game,
                GameInfo.Scenario scenario,
                zeriba.engine.Blurb blurb,
                Locale language) {
            return new Scenario(
                    scenario.id(),
                    Sentences.title(game, scenario, language),
                    blurb.scenarios().getOrDefault(scenario.id(), ""),
                    Sentences.names(game, scenario.id(), language),
                    scenario.idle(),
                    Handicaps.published().of(game.about(), scenario.id()).stream()
                            .map(one -> HandicapDef.of(one, language))
                            .toList(),
                    Ladder.published().of(game.about().id(), scenario.id()).stream()
                            .map(RungDef::of)
                            .toList());
        }
    }

    /** What a level scored against the next below, in games in which both had either side. */
    public record RungDef(
            String level,
            @As.Doc("The next level below.") String below,
            long games,
            @As.Doc("The level's part of what there was to win; a draw is half.") double share,
            @As.Doc("The lower end of its 95 % interval.") double low,
            double high) {

        private static RungDef of(Rung rung) {
            return new RungDef(
                    rung.level(),
                    rung.below(),
                    rung.games(),
                    Findings.rounded(rung.share()),
                    Findings.rounded(rung.low()),
                    Findings.rounded(rung.high()));
        }
    }

    /** What may help a side, and what it was seen to be worth with the usual options. */
    public record HandicapDef(
            String id,
            String side,
            @As.Doc("1 a little, 2, 3 much.") int grade,
            @As.Doc("What is other.") String told,
            @As.Doc("Who played the games that follow, on both sides.") String level,
            @As.Doc("With it.") long games,
            @As.Doc("The side's part of what there was to win, without it.") double without,
            @As.Doc("The same with it.") double with) {

        private static HandicapDef of(Handicap handicap, Locale language) {
            boolean isItalian = language.getLanguage().equals("it");
            Handicap.Played played = handicap.confirmed();
            return new HandicapDef(
                    handicap.id(),
                    handicap.what().side(),
                    handicap.grade(),
                    isItalian ? handicap.what().italian() : handicap.what().english(),
                    played.level(),
                    played.with().games(),
                    Findings.rounded(played.without().share()),
                    Findings.rounded(played.with().share()));
        }
    }

    /** What a rule of a game may be set to. */
    public enum Kind {
        FLAG,
        CHOICE,
        NUMBER
    }

    /** A rule of a game that may be switched or set. */
    public record OptionDef(
            String id,
            String title,
            String rule,
            Kind type,
            @As.Implied List<String> values,
            @As.Doc("The least number.") Optional<Long> from,
            @As.Doc("The greatest.") Optional<Long> to,
            @As.Called("default") Value byDefault) {

        private static OptionDef of(OptionSpec option) {
            return switch (option) {
                case OptionSpec.OnOff _ -> of(option, Kind.FLAG, List.of(), List.of());
                case OptionSpec.OneOf choice -> of(option, Kind.CHOICE, choice.values(), List.of());
                case OptionSpec.WholeNumber number ->
                        of(option, Kind.NUMBER, List.of(), List.of(number.from(), number.to()));
            };
        }

        private static OptionDef of(
                OptionSpec option, Kind kind, List<String> values, List<Long> limits) {
            return new OptionDef(
                    option.id(),
                    option.title(),
                    option.rule(),
                    kind,
                    values,
                    limits.stream().findFirst(),
                    limits.stream().skip(1).findFirst(),
                    option.byDefault());
        }
    }

    /** A kind of standing orders, with what is sensible for who would rather not be asked. */
    public record OrderDef(@As.Unwrapped OptionDef kind, Value sensible) {}

    /** The kinds of standing orders that a role may give. */
    public static List<OrderDef> orders(Game<?, ?> game) {
        return game.orders().kinds().stream()
                .map(kind ->
                        new OrderDef(OptionDef.of(kind), Responder.sensible(game.orders(), kind)))
                .toList();
    }

    /** A question that the board of a game answers. */
    public record LookDef(String what, String title, boolean unit, boolean place) {

        private static LookDef of(BoardQuery.Kind look) {
            return new LookDef(look.what(), look.title(), look.needsUnit(), look.needsPlace());
        }
    }
}
