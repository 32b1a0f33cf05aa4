// Random histories with up to six parties who put together all that they are told (threats A36, A37; decisions P196,
// P198). The bound: whatever was told, and however often, each party that does not take part has another world, in which
// its answer is TROCA points higher or lower, every other answer of the coalition is the same, and everything that was
// told is the same to the last digit. So nobody comes closer to an answer than TROCA points to either side, as far as
// the scale goes. It holds of companies while the coalition is of six or fewer, and of the people of one company while
// it has at least two fewer members than make a mean. Places are no figures: they tell an order, of confirmed companies.
// @vitest-environment node
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { umaMedia } from '@tests/support/media';
import { aleatorio } from '@tests/support/aleatorio';
import { umaDeCada } from '@/domain/empresas/administradores-em-comum';
import { estaConfirmada } from '@/domain/projetos/projeto';
import { CONLUIO, contaNoBenchmark, type CorteDito } from './benchmark';
import type { Media } from './media';
import { type Dita, dizer, SEM_DITA } from './media-dita';
import { figurasDe } from './sigilo';

/** Twelve points, in hundredths. */
const TROCA = 12_00;
type Sorte = () => number;
const entre = (sorte: Sorte, de: number, ate: number) => de + Math.floor(sorte() * (ate - de + 1));
const umDe = <T>(sorte: Sorte, lista: readonly T[]): T => lista[entre(sorte, 0, lista.length - 1)] as T;
/** Far enough from both ends of the scale, so that another world has room. */
const umaNota = (sorte: Sorte) => entre(sorte, 40_00, 60_00);

// ---- Companies

interface Empresa {
  id: string;
  conluio: boolean;
  fase: number;
  administrador: string;
  porte: Media['porte'];
  categoria: string;
  regioes: string[];
  nota: number;
}
type Feito =
  | { tipo: 'inscreve'; empresa: Empresa }
  | { tipo: 'confirma' | 'responde'; id: string; nota: number }
  | { tipo: 'publica' };

const PROJETO = { fases: [] };
const contam = (empresas: readonly Empresa[]) =>
  umaDeCada(
    empresas
      .filter(({ fase }) => estaConfirmada(PROJETO, fase))
      .map((uma) => ({ ...uma, idEmpresa: uma.id })),
    ({ administrador }) => [administrador],
  );
const contada = ({ id, nota, fase, porte, categoria, regioes }: Empresa) =>
  contaNoBenchmark(
    umaMedia({
      idEmpresa: id,
      fase,
      porte,
      categoria,
      regioes,
      mediaEmpresa: nota,
      grupos: { g: { soma: nota, n: 1, media: nota, pesoNota: 1 } },
    }),
  );

/** All that is told, publication by publication, to anybody, through any filter and file: it is the same for all. */
function contado(historia: readonly Feito[]) {
  const empresas = new Map<string, Empresa>();
  const ditas: Omit<CorteDito, 'nome'>[][] = [];
  let congelada: Omit<CorteDito, 'nome'>[] = [];
  let queContam: Empresa[] = [];
  for (const feito of historia) {
    if (feito.tipo === 'inscreve') empresas.set(feito.empresa.id, feito.empresa);
    else if (feito.tipo === 'publica') {
      if (congelada.length === 0) {
        queContam = contam([...empresas.values()]);
        congelada = figurasDe(queContam.flatMap((uma) => contada(uma) ?? []));
      }
      ditas.push(congelada);
    } else {
      const antes = empresas.get(feito.id);
      if (antes)
        empresas.set(
          feito.id,
          feito.tipo === 'confirma' ? { ...antes, fase: 3 } : { ...antes, nota: feito.nota },
        );
    }
  }
  return { ditas, congelada, queContam };
}

function umaHistoria(sorte: Sorte): Feito[] {
  // In half of them the coalition is nearly everybody.
  const cercada = sorte() < 0.5;
  const total = cercada ? entre(sorte, 7, 10) : entre(sorte, 4, 40);
  const inscritas: Empresa[] = [];
  const historia: Feito[] = [];
  const confirmadas = new Set<string>();
  for (let vez = 0; vez < total * 4; vez++) {
    const dado = sorte();
    const alguma = inscritas.length > 0 ? umDe(sorte, inscritas) : undefined;
    if (dado < 0.35 && inscritas.length < total) {
      const conluio = sorte() < (cercada ? 0.8 : 0.3);
      const empresa: Empresa = {
        id: `e${String(inscritas.length).padStart(2, '0')}`,
        conluio,
        fase: 1,
        // Some share an administrator.
        administrador: sorte() < 0.1 ? 'a mesma' : `adm${inscritas.length}`,
        porte: umDe(sorte, ['MICRO_EMPRESA', 'EMPRESA_GRANDE_PORTE', null] as const),
        categoria: umDe(sorte, ['Indústria', 'Serviços', '']),
        regioes: umDe(sorte, [[], ['sul'], ['sul', 'serra'], ['serra']]),
        nota: conluio ? entre(sorte, 0, 100_00) : umaNota(sorte),
      };
      inscritas.push(empresa);
      historia.push({ tipo: 'inscreve', empresa });
    } else if (dado < 0.75 && alguma) {
      // Of the coalition as many as the bound allows; the others register and answer as they like.
      if (alguma.conluio && !confirmadas.has(alguma.id) && confirmadas.size >= CONLUIO) continue;
      if (alguma.conluio) confirmadas.add(alguma.id);
      historia.push({ tipo: 'confirma', id: alguma.id, nota: 0 });
    } else if (dado < 0.9 && alguma) {
      const nota = alguma.conluio ? entre(sorte, 0, 100_00) : umaNota(sorte);
      historia.push({ tipo: 'responde', id: alguma.id, nota });
    } else if (dado >= 0.95) historia.push({ tipo: 'publica' });
  }
  return [...historia, { tipo: 'publica' }, { tipo: 'publica' }];
}

/** A change of the others' answers that no sum of these cuts shows, with the party's own in it; undefined of none. */
function outroMundo(alvo: Empresa, livres: readonly Empresa[], cortes: readonly string[]) {
  const cortesDela = (uma: Empresa) => contada(uma)?.cortes ?? [];
  const outras = livres.filter((uma) => uma !== alvo);
  // Columns of the others, whose sum has to make up for the party's own column.
  const linhas = cortes.map((corte) => [
    ...outras.map((uma) => (cortesDela(uma).includes(corte) ? 1 : 0)),
    cortesDela(alvo).includes(corte) ? -1 : 0,
  ]);
  const pivos: number[] = [];
  let feitas = 0;
  for (let coluna = 0; coluna < outras.length; coluna++) {
    const qual = linhas.findIndex((linha, i) => i >= feitas && Math.abs(linha[coluna] ?? 0) > 1e-9);
    if (qual < 0) continue;
    const pivo = linhas[qual] as number[];
    linhas.splice(qual, 1);
    const valor = pivo[coluna] ?? 1;
    const um = pivo.map((x) => x / valor);
    linhas.splice(feitas, 0, um);
    linhas.forEach((linha, i) => {
      const fator = linha[coluna] ?? 0;
      if (i !== feitas && fator !== 0) linhas[i] = linha.map((x, j) => x - fator * (um[j] ?? 0));
    });
    pivos.push(coluna);
    feitas++;
  }
  if (linhas.slice(feitas).some((linha) => Math.abs(linha.at(-1) ?? 0) > 1e-9)) return undefined;
  const mudam = new Map<string, number>([[alvo.id, TROCA]]);
  pivos.forEach((coluna, i) => {
    const quanto = Math.round((linhas[i]?.at(-1) ?? 0) * TROCA);
    if (quanto !== 0) mudam.set(outras[coluna]?.id ?? '', quanto);
  });
  return mudam;
}

/** The history with other answers from the start: only the last one before what was told counts. */
const comOutras = (historia: readonly Feito[], mudam: ReadonlyMap<string, number>): Feito[] =>
  historia.map((feito): Feito => {
    if (feito.tipo === 'inscreve') {
      const { empresa } = feito;
      return { ...feito, empresa: { ...empresa, nota: empresa.nota + (mudam.get(empresa.id) ?? 0) } };
    }
    return feito.tipo === 'responde' ? { ...feito, nota: feito.nota + (mudam.get(feito.id) ?? 0) } : feito;
  });

describe('empresas', () => {
  it('nenhuma de fora se deriva do que se diz a seis, em trezentas histórias', () => {
    const sorte = aleatorio(36);
    let alvos = 0;
    for (let vez = 0; vez < 300; vez++) {
      const historia = umaHistoria(sorte);
      const { ditas, congelada, queContam } = contado(historia);
      const livres = queContam.filter(({ conluio }) => !conluio);
      for (const alvo of congelada.length > 0 ? livres : []) {
        const mudam = outroMundo(
          alvo,
          livres,
          congelada.map(({ chave }) => chave),
        );
        if (!mudam) throw new Error(`história ${vez}: a nota de ${alvo.id} é uma só`);
        expect(mudam.get(alvo.id)).toBe(TROCA);
        const notas = livres.map(({ id, nota }) => nota + (mudam.get(id) ?? 0));
        expect(Math.min(...notas)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...notas)).toBeLessThanOrEqual(100_00);
        expect(contado(comOutras(historia, mudam)).ditas).toEqual(ditas);
        alvos++;
      }
    }
    // Otherwise nothing would have been attacked.
    expect(alvos).toBeGreaterThan(500);
  });

  it('o que se disse não muda mais, venha quem vier e mude o que mudar', () => {
    const sorte = aleatorio(5);
    for (let vez = 0; vez < 100; vez++) {
      const { ditas } = contado(umaHistoria(sorte));
      const primeira = ditas.findIndex((dita) => dita.length > 0);
      if (primeira >= 0) for (const dita of ditas.slice(primeira)) expect(dita).toEqual(ditas[primeira]);
    }
  });
});

// ---- People of one company

type Ato = { quem: number; nota: number | null };
interface Quadro {
  minimo: number;
  atos: Ato[];
  conluio: ReadonlySet<number>;
}

function umQuadro(sorte: Sorte): Quadro {
  const minimo = entre(sorte, 3, CONLUIO + 2);
  const pessoas = entre(sorte, 2, 24);
  // The ADMIN who answered is one of them.
  const conluio = new Set(
    Array.from({ length: Math.min(CONLUIO, minimo - 2) }, () => entre(sorte, 0, pessoas - 1)),
  );
  const atos = Array.from({ length: pessoas * 3 }, (): Ato => {
    const quem = entre(sorte, 0, pessoas - 1);
    return {
      quem,
      nota: sorte() < 0.25 ? null : conluio.has(quem) ? entre(sorte, 0, 100_00) : umaNota(sorte),
    };
  });
  return { minimo, atos, conluio };
}

/** What the company reads after each act, and which act of whom each step told. */
function lido({ minimo, atos }: Pick<Quadro, 'minimo' | 'atos'>) {
  let dita: Dita = SEM_DITA;
  const entraram = new Map<string, Record<string, number>>();
  const ultimo = new Map<string, number>();
  const passos: number[][] = [];
  const vistas = atos.map(({ quem, nota }, i) => {
    const id = `p${quem}`;
    ultimo.set(id, i);
    const feito = dizer(dita, id, {
      notas: nota === null ? undefined : { g: nota },
      fala: false,
      dita: entraram.get(id) ?? {},
      minimo,
    });
    dita = feito.dita;
    const agora = Object.keys(feito.entraram);
    if (agora.length > 0) passos.push(agora.map((um) => ultimo.get(um) ?? -1));
    for (const um of agora) entraram.set(um, { ...entraram.get(um), ...feito.entraram[um] });
    return dita.grupos;
  });
  return { vistas, passos };
}

/** The answer of an act higher, of another lower, and all later ones of both: what they say then, they say in both worlds. */
const trocados = (
  quadro: Quadro,
  { alvo, outro, quanto }: { alvo: number; outro: number; quanto: number },
): Quadro => ({
  ...quadro,
  atos: quadro.atos.map((ato, i): Ato => {
    if (ato.nota === null) return ato;
    const sobe = ato.quem === quadro.atos[alvo]?.quem && i >= alvo;
    const desce = ato.quem === quadro.atos[outro]?.quem && i >= outro;
    return { ...ato, nota: ato.nota + (sobe ? quanto : 0) - (desce ? quanto : 0) };
  }),
});

describe('pessoas de uma empresa', () => {
  it('nenhuma se deriva do que a empresa lê, com colegas que contam o seu, em quinhentas histórias', () => {
    const sorte = aleatorio(37);
    let alvos = 0;
    for (let vez = 0; vez < 500; vez++) {
      const quadro = umQuadro(sorte);
      const { vistas, passos } = lido(quadro);
      for (const passo of passos) {
        expect(new Set(passo).size).toBeGreaterThanOrEqual(quadro.minimo);
        const livres = passo.filter((ato) => !quadro.conluio.has(quadro.atos[ato]?.quem ?? -1));
        for (const alvo of livres) {
          // A hundredth more where the other answer would be the very one of before, which is no correction.
          const mundos = livres
            .filter((ato) => ato !== alvo)
            .flatMap((outro) =>
              [TROCA, TROCA + 1].map((quanto) => trocados(quadro, { alvo, outro, quanto })),
            );
          if (!mundos.some((mundo) => isDeepStrictEqual(lido(mundo).vistas, vistas)))
            throw new Error(`história ${vez}: a nota de ${String(quadro.atos[alvo]?.quem)} é uma só`);
          alvos++;
        }
      }
    }
    expect(alvos).toBeGreaterThan(500);
  });
});
