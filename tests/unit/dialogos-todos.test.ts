// @vitest-environment node
// No dialog is left out of those whose focus is looked at. Apart from these, so that a change draws them only if it may
// move a focus of theirs.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Read, answered by a button, or waited for; what MeuPerfilModal opens first is a card to read. */
const SEM_CAMPO = [
  'AtalhosModal',
  // A list of channels, each with its own form.
  'CanaisModal',
  // The result of a round.
  'CartelasModal',
  // It begins with the address and its code; the message below may stay as it is.
  'CompartilharModal',
  'ConfirmModal',
  'CurtidasModal',
  'DiferencaModal',
  // Without a catalogue there is nothing to choose.
  'EscolherTaticasModal',
  // Fields to be read only.
  'DetalheModal',
  'ExportarModal',
  'ExportarPerguntasModal',
  'ExportarPremioModal',
  'ExportarRespostasModal',
  'ImportarIdeiasModal',
  'LimparModal',
  // Addresses to copy.
  'LinksDeInscricaoModal',
  // What was sent, to be read.
  'MensagensModal',
  'MeuPerfilModal',
  // It begins with what the committee's block says, as on the page.
  'MoverModal',
  'MoverIdeiaModal',
  'PatrocinadoresModal',
  // Its sums come with the balance.
  'PatrocinarModal',
  'PerfilModal',
  // The wizard in it shows questions, whose first one the person chooses.
  'PreviaModal',
  'PublicarModal',
  // Companies to be read.
  'QuemVoltouModal',
  'TextoModal',
  'VersoesModal',
  // Of a list that is neither filtered nor sorted there is nothing to save.
  'VisoesModal',
];
/** What the others are made of. */
const MOLDE = 'FormModal';

it('todo diálogo do produto está entre os que se olham', () => {
  const fontes: Record<string, string> = import.meta.glob('/src/**/*Modal.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const nomes = Object.values(fontes).flatMap((fonte) =>
    [...fonte.matchAll(/export (?:default )?function (\w+Modal)\b/g)].map(([, nome]) => nome),
  );
  const olhados = readFileSync('tests/unit/foco-dos-dialogos.test.tsx', 'utf8')
    .match(/const COMECAM_EM[\s\S]*?\n\};/)?.[0]
    .matchAll(/^ {2}(\w+Modal): \[/gm);
  const deles = [...(olhados ?? [])].map(([, nome]) => nome);
  expect(new Set(nomes)).toEqual(new Set([...deles, ...SEM_CAMPO, MOLDE]));
});
