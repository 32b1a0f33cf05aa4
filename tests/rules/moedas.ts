/** What tests of coins share: ideas, rules and people of their own, and where sponsorships and wallets lie. */
import type { Ideia } from '@/domain/ideias/ideia';
import { caminhos } from '@/domain/comum/caminhos';
import { REGULAMENTO, umaIdeiaPublicada, umRegulamento } from '@tests/support/documentos';
import { caio, clara, EMPRESA, type Persona, persona } from '@tests/support/personas';
import { type Ambiente, novoId } from './ambiente';

/** The rule that runs in EMPRESA, with 100 coins for each. */
export const vigente = caminhos.regulamentoIdeias(EMPRESA, REGULAMENTO);
export const doItem = (ideia: string, { uid }: Pick<Persona, 'uid'>) =>
  `${ideia}/ideiasActivitiesPerColaborador/${uid}`;
export const carteira = (regra: string, { uid }: Persona) =>
  `${regra}/regulamentoActivitiesPerColaborador/${uid}`;

export const moedas = ({ semear, ler }: Ambiente) => ({
  /** A published idea of Clara's; gives its path. */
  ideia: async (mudancas: Partial<Ideia> = {}): Promise<string> => {
    const caminho = caminhos.ideia(EMPRESA, novoId('ideia'));
    await semear({ [caminho]: umaIdeiaPublicada(clara, mudancas) });
    return caminho;
  },
  regulamento: async (mudancas: Parameters<typeof umRegulamento>[0]): Promise<string> => {
    const caminho = caminhos.regulamentoIdeias(EMPRESA, novoId('regulamento'));
    await semear({ [caminho]: umRegulamento(mudancas) });
    return caminho;
  },
  /** A person of EMPRESA nobody else uses, so that every test begins with a full wallet. */
  alguem: async (): Promise<Persona> => {
    const pessoa = persona(novoId('Pessoa Nova '), 'COLLABORATOR');
    await semear({ [pessoa.referencia]: { ...(await ler(caio.referencia)), nome: pessoa.nome } });
    return pessoa;
  },
});
