/** Situations of the innovation committee, for the cells of tabela.ts. */
import type { Comite } from '@/domain/comite/comite';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { umaAtividade, umaDecisao, umComite, unsCriterios } from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import { agora, type Banco, criadoAgora, criar, juntos, mudadoPor, mudar, novoId } from './ambiente';
import type { Situacoes, Tabela } from './tabela';
import { doServidor, ler, lista, muda, type Registro, remove, semRelacao } from './tabela-geral';

let ultimo = 0;
/** Each cell starts a session of its own; the one before it has ended. */
export const novoNumero = () => (ultimo += 2);

/** A session and the activity of its start, as 'Iniciar' writes them. */
export function inicio(quem: Persona, numero: number, mudancas: Partial<Comite> = {}) {
  const atividade = novoId('atividade');
  const comiteReference = caminhos.comite(quem.contexto, String(numero));
  return {
    caminho: comiteReference,
    comite: {
      ...criadoAgora(umComite(quem, { numero, ultimaAtividade: atividade, ...mudancas })),
      startedAt: agora(),
    },
    caminhoDaAtividade: `${caminhos.comiteAtividades(quem.contexto)}/${atividade}`,
    atividade: criadoAgora(umaAtividade(quem, { comiteReference })),
  };
}

const anterior = (contexto: Contexto, quem: Persona, numero: number) => ({
  [caminhos.comite(contexto, String(numero - 1))]: umComite(quem, {
    numero: numero - 1,
    endedAt: new Date(),
  }),
});

const inicia =
  (recusavel: 'caminho' | 'caminhoDaAtividade'): Situacoes =>
  (quem, _, contexto) => {
    const numero = novoNumero();
    const partes = inicio(quem, numero);
    return [
      {
        cenario: 'a próxima sessão',
        caminho: partes[recusavel],
        documentos: anterior(contexto, quem, numero),
        relacoes: [],
        ato: (banco) =>
          juntos(banco, [partes.caminho, partes.comite], [partes.caminhoDaAtividade, partes.atividade]),
      },
    ];
  };

/** A running session that the person, or a colleague, started. */
const naSessao =
  (ato: (banco: Banco, caminho: string, quem: Persona) => Promise<unknown>): Situacoes =>
  (quem, autor, contexto) =>
    [quem, autor].map((dono) => {
      const numero = novoNumero();
      const caminho = caminhos.comite(contexto, String(numero));
      return {
        cenario: dono === quem ? 'a que iniciou' : 'a de colega',
        caminho,
        documentos: { [caminho]: umComite(dono, { numero }) },
        relacoes: dono === quem ? ['criador'] : [],
        ato: (banco) => ato(banco, caminho, quem),
      };
    });

const comites: Registro & { documento: (quem: Persona) => object } = {
  colecao: ({ contexto }) => caminhos.comites(contexto),
  documento: umComite,
};
const atividades = {
  colecao: ({ contexto }: Persona) => caminhos.comiteAtividades(contexto),
  documento: umaAtividade,
};
const criterios: Registro = {
  colecao: ({ contexto }) => caminhos.criterios(contexto, 'ideias').replace('/ideias', ''),
  id: 'ideias',
};
export const comite: Tabela = {
  comitesInovacao: {
    ...doServidor(comites),
    create: inicia('caminho'),
    update: naSessao((banco, caminho, quem) =>
      mudar(banco, caminho, { pauta: 'Outra pauta', ...mudadoPor(quem) }),
    ),
    delete: naSessao((banco, caminho, quem) =>
      mudar(banco, caminho, { deletedAt: agora(), ...mudadoPor(quem) }),
    ),
  },
  criteriosDeAvaliacao: {
    get: semRelacao({ ...criterios, documento: unsCriterios }, ler),
    list: semRelacao({ ...criterios, documento: unsCriterios }, lista),
    create: semRelacao({ ...criterios, id: 'desafios' }, (banco, caminho, quem) =>
      criar(banco, caminho, criadoAgora(unsCriterios(quem))),
    ),
    update: semRelacao({ ...criterios, documento: unsCriterios }, muda({ pesos: [1, 5] })),
    delete: semRelacao({ ...criterios, documento: unsCriterios }, remove),
  },
  declaracoes: doServidor({
    colecao: ({ contexto }) => caminhos.declaracoes(contexto, '1'),
    documento: () => ({ paiReference: 'x', createdAt: new Date() }),
  }),
  decisoes: doServidor({
    colecao: ({ contexto }) => caminhos.decisoes(contexto, '1'),
    documento: umaDecisao,
  }),
  comiteInovacaoActivities: {
    ...doServidor(atividades),
    create: inicia('caminhoDaAtividade'),
    update: semRelacao(atividades, muda({ type: 'FINALIZADO' })),
    delete: semRelacao(atividades, remove),
  },
};
