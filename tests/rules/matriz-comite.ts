/** Situations of the innovation committee, for the cells of matriz.ts. */
import type { Comite } from '@/domain/comite';
import { idDoConflito } from '@/domain/conflito';
import { caminhos, type Contexto, idDaReferencia } from '@/domain/paths';
import { relacoesSobIdeia } from '@/domain/relacoes';
import {
  umaAtividade,
  umaDecisao,
  umaIdeia,
  umaIdeiaPublicada,
  umComite,
  umConflito,
} from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import { agora, type Banco, criadoAgora, criar, juntos, mudadoPor, mudar, novoId } from './ambiente';
import type { Situacoes, Tabela } from './matriz';
import { doServidor, muda, type Registro, remove, semRelacao } from './matriz-resto';

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
const conflitos = {
  colecao: ({ contexto }: Persona) => caminhos.conflitos(contexto),
  documento: (quem: Persona) => umConflito(quem, caminhos.ideia(quem.contexto, 'ideia')),
};

/** Declarations about ideas of several kinds, and one in the name of a colleague. */
const declara: Situacoes = (quem, autor, contexto) =>
  (
    [
      ['pública', umaIdeiaPublicada(autor), quem],
      ['pública, em nome de colega', umaIdeiaPublicada(autor), autor],
      ['privada alheia', umaIdeiaPublicada(autor, { privado: true }), quem],
      ['rascunho próprio', umaIdeia(quem), quem],
    ] as const
  ).map(([cenario, ideia, dono]) => {
    const caminhoDaIdeia = caminhos.ideia(contexto, novoId('ideia'));
    const id = idDoConflito(idDaReferencia(caminhoDaIdeia), dono.uid);
    const caminho = `${caminhos.conflitos(contexto)}/${id}`;
    return {
      cenario,
      caminho,
      documentos: { [caminhoDaIdeia]: ideia },
      relacoes: dono === quem ? relacoesSobIdeia(ideia, quem) : [],
      ato: (banco) => criar(banco, caminho, criadoAgora(umConflito(quem, caminhoDaIdeia))),
    };
  });

/** Taking back one's own declaration, and a colleague's. */
const retira: Situacoes = (quem, autor, contexto) =>
  [quem, autor].map((dono) => {
    const ideia = caminhos.ideia(contexto, novoId('ideia'));
    const caminho = `${caminhos.conflitos(contexto)}/${idDoConflito(idDaReferencia(ideia), dono.uid)}`;
    return {
      cenario: dono === quem ? 'o próprio' : 'o de colega',
      caminho,
      documentos: { [caminho]: umConflito(dono, ideia) },
      relacoes: dono === quem ? ['criador'] : [],
      ato: (banco) => mudar(banco, caminho, { retiradoEm: agora(), motivoDaRetirada: 'Ideia errada.' }),
    };
  });

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
  conflitosDeInteresse: {
    ...doServidor(conflitos),
    create: declara,
    update: retira,
    delete: semRelacao(conflitos, remove),
  },
};
