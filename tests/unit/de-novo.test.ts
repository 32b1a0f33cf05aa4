// Sending again after a lost answer, with the text changed in between: what was sent last is what is stored.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { categoriasData } from '@/areas/categorias/categorias.data';
import { comentariosData } from '@/areas/conversa/comentarios.data';
import { tiposDeJogadaData } from '@/areas/tiposDeJogada/tiposDeJogada.data';
import { tiposDeJogada } from '@/domain/incentivo/tipo-de-jogada';
import { licenciadasData } from '@/areas/administracao/licenciadas.data';
import { marcosData } from '@/areas/marcos/marcos.data';
import { paiDosMarcos } from '@/areas/marcos/pai';
import { projetosData } from '@/areas/projetos/projetos.data';
import { categorias } from '@/domain/ideias/categoria-de-inovacao';
import { caminhos } from '@/domain/comum/caminhos';
import { projetoVazio } from '@/domain/projetos/projeto-form';
import { definirSessao } from '@/firebase/sessao/estadoDaSessao';
import { banco } from '@tests/support/banco';
import { umaIdeiaPublicada } from '@tests/support/documentos';
import { ana, clara, EMPRESA, paulo } from '@tests/support/personas';
import { umPaiNaTela } from '@tests/support/paiNaTela';
import { umaSessao } from '@tests/support/sessao';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

type Opcoes = { mutationFn?: unknown };
const enviar = ({ mutationFn }: Opcoes, dados: unknown) =>
  (mutationFn as (dados: unknown) => Promise<unknown>)(dados);

const sessao = umaSessao(ana);
const pai = paiDosMarcos(sessao, umPaiNaTela({ id: 'i', ...umaIdeiaPublicada(clara) }));
const conversa = { caminho: caminhos.sob(caminhos.ideia(EMPRESA, 'i')).comentarios, chave: ['i'] };
const marco = { colaboradoresResponsaveis: [paulo.referencia], dataPrazo: '2030-01-01' };
const projeto = {
  ...projetoVazio,
  licenciado: 'lic',
  categoria: ['Indústria'],
  anoAtuacao: '2030-01-01',
  anoVigencia: '2030-12-31',
  linkRegulamento: 'https://exemplo.com.br',
};

beforeEach(() => {
  banco.esvaziar();
  definirSessao(sessao);
});

/** Form by form: how it is sent with a text, and where the text is stored. */
const FORMULARIOS: [string, (texto: string) => Promise<unknown>, caminho: string, campo: string][] = [
  [
    'categoria',
    (nome) =>
      enviar(categoriasData.salvar(sessao), { id: 'c', form: { nome, descricao: 'Do que se trata.' } }),
    `${categorias.onde(EMPRESA)}/c`,
    'nome',
  ],
  [
    'tipo de jogada',
    (nome) =>
      enviar(tiposDeJogadaData.salvar(sessao), { id: 't', form: { nome, descricao: 'Do que se trata.' } }),
    `${tiposDeJogada.onde(EMPRESA)}/t`,
    'nome',
  ],
  [
    'licenciada',
    (nome) =>
      enviar(licenciadasData.salvar(sessao), { id: 'l', form: { nome, email: 'a@b.com.br', logo: [] } }),
    caminhos.licenciada('l'),
    'nome',
  ],
  [
    'comentário',
    (comentario) =>
      enviar(comentariosData.comentar(sessao, conversa), {
        id: 'c',
        form: { comentario, colaboradoresMencionadosReferences: [] },
      }),
    `${conversa.caminho}/c`,
    'comentario',
  ],
  [
    'resposta',
    (comentario) =>
      enviar(comentariosData.comentar(sessao, conversa, `${conversa.caminho}/antes`), {
        id: 'r',
        form: { comentario, colaboradoresMencionadosReferences: [] },
      }),
    `${conversa.caminho}/r`,
    'comentario',
  ],
  [
    'marco',
    (acoes) => enviar(marcosData.criar(sessao, pai), { id: 'm', form: { ...marco, acoes } }),
    `${pai.caminho}/marcos/m`,
    'acoes',
  ],
  [
    'projeto',
    (nome) => enviar(projetosData.salvar(sessao), { id: 'p', form: { ...projeto, nome } }),
    caminhos.projeto(EMPRESA, 'p'),
    'nome',
  ],
];

describe.each(FORMULARIOS)('%s', (_qual, mandar, caminho, campo) => {
  it('o texto corrigido depois da resposta perdida é o que fica', async () => {
    banco.perderResposta();
    await expect(mandar('Texto com um erro')).rejects.toMatchObject({ code: 'unknown' });
    await mandar('Texto corrigido');
    expect(banco.ler(caminho)).toMatchObject({ [campo]: 'Texto corrigido' });
  });

  it('o mesmo, mandado outra vez, fica como está', async () => {
    banco.perderResposta();
    await expect(mandar('Texto sem erro')).rejects.toMatchObject({ code: 'unknown' });
    await mandar('Texto sem erro');
    expect(banco.gravacoes).toBe(1);
  });

  it('sobre o que outra pessoa mudou depois não se grava, e a frase diz', async () => {
    banco.perderResposta();
    await expect(mandar('Texto com um erro')).rejects.toMatchObject({ code: 'unknown' });
    banco.mudar(caminho, { [campo]: 'De outra pessoa', updatedBy: clara.uid });
    await expect(mandar('Texto corrigido')).rejects.toThrow('outra pessoa já o mudou');
    expect(banco.ler(caminho)).toMatchObject({ [campo]: 'De outra pessoa' });
  });

  it('o que não chegou e foi recusado continua recusado', async () => {
    banco.regra(() => false);
    await expect(mandar('Texto recusado')).rejects.toMatchObject({ code: 'permission-denied' });
    expect(banco.ler(caminho)).toBeUndefined();
  });
});
