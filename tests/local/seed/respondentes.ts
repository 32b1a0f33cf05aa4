/** People of the companies without accounts: invited to the award's questionnaire, and how far each of them came. */
import type { Contexto } from '@/domain/comum/caminhos';
import { caminhos } from '@/domain/comum/caminhos';
import type { Versao } from '@/domain/diagnostico/versao';
import { emParalelo, type Firestore } from '@functions/banco';
import { acertarConvidados } from '@functions/nucleo/convidados';
import { projetarPessoa, vincularUsuario } from '@functions/nucleo/pessoas';
import { gravar } from './gravar';
import type { EmpresaDoMundo } from './mundo';
import { pessoa, type PessoaDoMundo } from './pessoas';
import { convitesDeConvidada } from './projetos';
import { folhasPeloLink } from './respostas';

const NOMES =
  'Aline Bento Clara Davi Elisa Fábio Gilda Hugo Irene Jonas Karina Luan Mirela Nilo Otília Pablo';
const SOBRENOMES = 'Prado Salles Rocha Moura Campos Antunes Borges Cunha Dutra Esteves Freire Goulart Horta';
const SETORES = ['Produção', 'Comercial', 'Financeiro', 'Logística', 'Qualidade'];

/** How many were invited, how many of them answered, and from which answers on. The first are of last year, too. */
export const CONVIDADAS: readonly {
  empresaId: string;
  convidadas: number;
  respondem: number;
  tom: number;
  veterana?: true;
  /** Still answering: the company is not enabled yet. */
  agora?: true;
}[] = [
  { empresaId: 'clinica-horizonte', convidadas: 5, respondem: 1, tom: 0, veterana: true, agora: true },
  { empresaId: 'plasticos-iguacu', convidadas: 6, respondem: 3, tom: 1, veterana: true },
  { empresaId: 'codigo-aberto', convidadas: 5, respondem: 4, tom: 2, veterana: true },
  { empresaId: 'moinho-pampa', convidadas: 4, respondem: 3, tom: 3, veterana: true },
  { empresaId: 'vento-sul', convidadas: 3, respondem: 3, tom: 1, veterana: true },
  { empresaId: 'seringal-bioativos', convidadas: 6, respondem: 4, tom: 2 },
  { empresaId: 'tucupi-alimentos', convidadas: 3, respondem: 3, tom: 0 },
  { empresaId: 'saude-conecta', convidadas: 5, respondem: 4, tom: 4, veterana: true },
  { empresaId: 'tecelagem-sao-francisco', convidadas: 8, respondem: 3, tom: 1, veterana: true },
  { empresaId: 'vaqueiro-couros', convidadas: 4, respondem: 2, tom: 3, agora: true },
  { empresaId: 'sol-do-cerrado', convidadas: 7, respondem: 5, tom: 3 },
  { empresaId: 'sementes-pantanal', convidadas: 4, respondem: 3, tom: 5 },
  { empresaId: 'usinagem-vale-do-aco', convidadas: 9, respondem: 5, tom: 1 },
  { empresaId: 'tiete-logistica', convidadas: 7, respondem: 4, tom: 5 },
];

/** The award's questionnaire was answered by then, before the companies were enabled. */
export const RESPONDERAM_HA = 27;
export const NA_EDICAO_ANTERIOR_HA = 300;

/** Company in that place of the list. No two of one company have a name in common. */
const pessoasDa = (empresa: EmpresaDoMundo, lugar: number, quantas: number): PessoaDoMundo[] => {
  const [nomes, sobrenomes] = [NOMES.split(' '), SOBRENOMES.split(' ')];
  return Array.from({ length: quantas }, (_, n) =>
    pessoa(
      empresa,
      [
        `${nomes[(lugar * 5 + n) % nomes.length]} ${sobrenomes[(lugar * 3 + n) % sobrenomes.length]}`,
        'COLLABORATOR',
        SETORES[(lugar + n) % SETORES.length] ?? '',
        {
          uid: `link-${empresa.contexto.empresaId}-${n}`,
          externo: true,
          gestao: false,
          incentivo: false,
          configuracoes: false,
        },
      ],
      n,
    ),
  );
};

interface Questionario {
  questionarioId: string;
  versao: Versao;
}

/** Writes people, invitations and answer sheets of one company. */
export async function semearConvidadas(
  db: Firestore,
  organizador: Contexto,
  questionarios: { doPremio: Questionario; daAnterior: Questionario },
  empresa: EmpresaDoMundo,
  lugar: number,
) {
  const dela = CONVIDADAS[lugar];
  if (!dela) return;
  const { convidadas, respondem, tom, veterana, agora } = dela;
  const pessoas = pessoasDa(empresa, lugar, convidadas);
  const { contexto } = empresa;
  await gravar(
    db,
    pessoas.map(({ uid, colaborador }) => [caminhos.colaborador(contexto, uid), colaborador]),
  );
  await emParalelo(pessoas, 4, async ({ uid }) => {
    await projetarPessoa(db, contexto, uid);
    await vincularUsuario(db, contexto, uid);
  });
  const { doPremio, daAnterior } = questionarios;
  const rodadas = [
    // Of the last ones, one paused and the others have not begun.
    { ...doPremio, pessoas, respondem, tom, ha: agora ? 6 : RESPONDERAM_HA },
    ...(veterana
      ? [
          {
            ...daAnterior,
            pessoas: pessoas.slice(0, respondem),
            respondem,
            tom: tom + 2,
            ha: NA_EDICAO_ANTERIOR_HA,
          },
        ]
      : []),
  ];
  for (const { questionarioId, versao, ...rodada } of rodadas)
    await gravar(db, [
      ...convitesDeConvidada(organizador, empresa, rodada.pessoas, {
        id: questionarioId,
        projeto: versao.idProjeto,
        ha: rodada.ha + 1,
        aceitas: rodada.respondem + 1,
      }),
      ...folhasPeloLink(
        organizador,
        { questionarioId, versao },
        { empresaId: contexto.empresaId, ...rodada },
      ),
    ]);
  await acertarConvidados(db, contexto, {});
}
