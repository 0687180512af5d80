package zeriba.server.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zeriba.engine.BoardQuery;
import zeriba.engine.Commands;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.record.Responder;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.rules.Role;
import zeriba.engine.text.Value;
import zeriba.server.table.Sentences;

/** The games as they are told. */
public final class Catalogue {

    private Catalogue() {}

    static Value.Fields games(List<Game<?, ?>> games, Locale language) {
        return Value.NO_FIELDS.with(
                "games", Value.of(games.stream().map(game -> game(game, language)).toList()));
    }

    private static Value.Fields game(Game<?, ?> game, Locale language) {
        Value.Fields told = described(game, language);
        Commands commands = game.about().commands();
        return commands.groups().isEmpty() ? told : told.with("commands", commands(commands));
    }

    private static Value.Fields described(Game<?, ?> game, Locale language) {
        GameInfo about = game.about();
        return titled(about.id(), about.title())
                .with("rulesVersion", Value.of(about.rulesVersion()))
                .with("sides", Value.texts(about.sides().stream().map(s -> s.name()).toList()))
                .with("roles", Value.texts(about.roles().stream().map(r -> r.name()).toList()))
                .with(
                        "sideOf",
                        Value.texts(about.roles().stream().map(r -> r.side().name()).toList()))
                .with(
                        "scenarios",
                        Value.of(
                                about.scenarios().stream()
                                        .map(s -> scenario(game, s, language))
                                        .toList()))
                .with("options", options(about.options()))
                .with("orders", orders(game))
                .with(
                        "ordersForUnits",
                        Value.texts(game.orders().kindsForUnits().stream().sorted().toList()))
                .with("looks", looks(game.looks()))
                .with("forms", Value.texts(game.notation().forms()));
    }

    private static Value.Fields commands(Commands commands) {
        return Value.NO_FIELDS
                .with("by", Value.of(commands.by()))
                .with("seats", Value.of(commands.seats()))
                .with("holders", Value.texts(commands.holders().stream().map(Role::name).toList()))
                .with(
                        "groups",
                        Value.of(commands.groups().stream().map(Catalogue::group).toList()));
    }

    private static Value.Fields group(Commands.Group group) {
        return Value.NO_FIELDS
                .with("under", Value.of(group.under()))
                .with("id", Value.of(group.id()))
                .with("ids", Value.texts(group.ids()));
    }

    /** The kinds of standing orders that a role may give, with what is sensible. */
    public static Value orders(Game<?, ?> game) {
        List<Value> told = new ArrayList<>();
        for (OptionSpec kind : game.orders().kinds()) {
            told.add(option(kind).with("sensible", Responder.sensible(game.orders(), kind)));
        }
        return Value.of(told);
    }

    /** A scenario: who the roles are where it names them, and the options that do nothing in it. */
    private static Value.Fields scenario(
            Game<?, ?> game, GameInfo.Scenario scenario, Locale language) {
        Value.Fields told = titled(scenario.id(), scenario.title());
        Value.Fields names = Sentences.names(game, scenario.id(), language);
        Value.Fields named = names.fields().isEmpty() ? told : told.with("sides", names);
        return scenario.idle().isEmpty() ? named : named.with("idle", Value.texts(scenario.idle()));
    }

    private static Value.Fields titled(String id, String title) {
        return Value.NO_FIELDS.with("id", Value.of(id)).with("title", Value.of(title));
    }

    private static Value options(List<OptionSpec> options) {
        return Value.of(options.stream().map(Catalogue::option).toList());
    }

    private static Value.Fields option(OptionSpec option) {
        Value.Fields one =
                titled(option.id(), option.title()).with("rule", Value.of(option.rule()));
        return typed(one, option).with("default", option.byDefault());
    }

    private static Value.Fields typed(Value.Fields one, OptionSpec option) {
        return switch (option) {
            case OptionSpec.OnOff _ -> one.with("type", Value.of("flag"));
            case OptionSpec.OneOf choice ->
                    one.with("type", Value.of("choice"))
                            .with("values", Value.texts(choice.values()));
            case OptionSpec.WholeNumber number ->
                    one.with("type", Value.of("number"))
                            .with("from", Value.of(number.from()))
                            .with("to", Value.of(number.to()));
        };
    }

    private static Value looks(List<BoardQuery.Kind> looks) {
        return Value.of(
                looks.stream()
                        .map(look ->
                                Value.NO_FIELDS
                                        .with("what", Value.of(look.what()))
                                        .with("title", Value.of(look.title()))
                                        .with("unit", Value.of(look.needsUnit()))
                                        .with("place", Value.of(look.needsPlace())))
                        .toList());
    }
}
