import { inviteEmpresaExterno as contrato } from '@/domain/contratos/entrada';
import { caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { AUTOCADASTRO } from '@/domain/empresas/origem';
import { empresaDoEnvio, SETOR_DO_AUTOCADASTRO } from '@/domain/projetos/entrada';
import type { Projeto } from '@/domain/projetos/projeto';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { exigirCaptcha } from '@functions/chamada/captcha';
import { chamada } from '@functions/chamada/chamada';
import { consumir, limitesDasCaixas } from '@functions/chamada/limites';
import { redeDe } from '@functions/chamada/quem';
import { cadastroInicial } from '@functions/nucleo/cadastroInicial';
import type { DadosDaEmpresa } from '@functions/nucleo/empresas';
import { inscreverEmpresa } from '@functions/nucleo/inscreverEmpresa';
import { exigirNomeProprio } from '@functions/nucleo/nomesReservados';
import { exigirOrganizador } from '@functions/nucleo/organizador';
import type * as z from 'zod/mini';

type Envio = z.output<typeof contrato.entrada>;

const LISTA = { embaixador: 'embaixadores', embaixadorPessoa: 'embaixadoresPessoas' } as const;
const REFERENCIA = {
  embaixador: 'embaixadorReference',
  embaixadorPessoa: 'embaixadorPessoaReference',
} as const;

/** What the company's record says of how it came in; what the project does not know is refused (threats F14). */
const doProjeto =
  ({ licenciadaId, empresaId, projetoId, idEmpresa, categoria, embaixador, autocadastroOrigin }: Envio) =>
  (projeto: Projeto): Partial<DadosDaEmpresa> => {
    const organizador = { licenciadaId, empresaId };
    const comum = { autocadastroOrigin, idColaboradorConvidando: null, categorias: categoria };
    if (!embaixador) return comum;
    const { origem, id } = embaixador;
    if (!projeto[LISTA[origem]].includes(id)) throw new ErroDoProduto('Dados do embaixador não fornecidos');
    const colecao = { embaixador: caminhos.embaixadores, embaixadorPessoa: caminhos.embaixadoresPessoas };
    const cadastroReference = `${colecao[origem](organizador)}/${id}`;
    return {
      ...comum,
      [REFERENCIA[origem]]: cadastroReference,
      embaixadores: [
        {
          origem,
          cadastroReference,
          empresaProjetoReference: caminhosDoStatus.um(organizador, projetoId, idEmpresa),
          projetoReference: caminhos.projeto(organizador, projetoId),
          data: new Date(),
        },
      ],
    };
  };

const cadastroDe = (envio: Envio) =>
  envio.cadastro
    ? empresaDoEnvio(envio, envio.cadastro)
    : { ...cadastroInicial(envio, envio.registro), setores: [SETOR_DO_AUTOCADASTRO] };

/**
 * A company comes in by itself (part 3 §7; decisions Q147). The captcha comes before anything is told of a CNPJ, and an
 * address that has an account answers like any other (threats F15, F17).
 */
export const inviteEmpresaExterno = chamada(
  contrato,
  {
    quem: 'visitante',
    segredos: ['RECAPTCHA_SECRET'],
    limites: (_dados, { ip }) => [{ chave: `ip:${ip}`, maximo: 30, minutos: 60 }],
    falha: 'Erro ao criar empresa',
    // A captcha counts once: sent again after a lost answer, the same content comes with another.
    conteudo: ({ captcha: _usado, ...envio }) => envio,
  },
  async (envio, { db, chave, ip }) => {
    const { licenciadaId, empresaId, projetoId, idEmpresa, email, cadastro, categoria, embaixador } = envio;
    const organizador = { licenciadaId, empresaId };
    await exigirCaptcha(db, envio.captcha, ip);
    // Counted after the captcha: otherwise anybody could use up the hour of somebody else's mailbox.
    await consumir(db, contrato.nome, limitesDasCaixas('visitantes', [email], 5));
    await exigirOrganizador(db, organizador);
    const daEmpresa = cadastroDe(envio);
    await exigirNomeProprio(db, organizador, [daEmpresa.nomeFantasia, daEmpresa.razaoSocial]);
    await inscreverEmpresa(
      { db, chave },
      {
        organizador,
        idProjeto: projetoId,
        idEmpresa,
        cadastro: daEmpresa,
        por: AUTOCADASTRO,
        chegada: {
          origem: cadastro ? 'AUTOCADASTRO' : 'EXTERNO',
          categoria,
          embaixador: embaixador?.origem === 'embaixador' ? embaixador.id : null,
          embaixadorPessoa: embaixador?.origem === 'embaixadorPessoa' ? embaixador.id : null,
        },
        outros: doProjeto(envio),
        aceitouDe: redeDe(ip),
        existente: 'recusa',
      },
    );
    return { ok: true as const };
  },
);
