import { inviteEmpresa as contrato, type RegistroDaEmpresa } from '@/domain/contratos/empresas';
import type { ConviteDeEmpresaForm } from '@/domain/empresas/convite-empresa';
import { nomeDoEmail } from '@/domain/pessoas/emails-em-lote';
import { SETORES } from '@/domain/empresas/empresa-rotulos';
import { empresaVazia } from '@/domain/empresas/empresa-form';
import { email as campoDeEmail, MINIMO_TEXTO } from '@/domain/comum/campos';
import { chamada } from '@functions/chamada/chamada';
import { atuante, limitesDeNovaEmpresa } from '@functions/nucleo/agenteDeEmpresa';
import { type CadastroDaEmpresa, criarEmpresaComAdministrador } from '@functions/nucleo/novaEmpresa';

/** What is known of an invited company; its administrator completes the rest (decisions P105). */
function cadastroInicial(
  { cnpj, nome, email }: ConviteDeEmpresaForm,
  registro: RegistroDaEmpresa | null,
): CadastroDaEmpresa {
  const daEmpresa = campoDeEmail().safeParse(registro?.email);
  const razaoSocial = registro?.razaoSocial ?? '';
  return {
    cnpj,
    nomeFantasia: nome,
    razaoSocial: razaoSocial.length < MINIMO_TEXTO ? nome : razaoSocial,
    email: daEmpresa.success ? daEmpresa.data : email,
    telefone: registro?.telefone ?? '',
    codigoCNAE: registro?.codigoCNAE ?? '',
    cnae: registro?.cnae ?? '',
    setores: [...SETORES],
    image: [],
    porte: registro?.porte ?? null,
    numeroColaboradores: null,
    responsavel: { nome: nomeDoEmail(email), email, telefone: '' },
    endereco: registro?.endereco ?? { ...empresaVazia.endereco, estado: null },
  };
}

/** Guest company, its administrator's pending membership and the mail that invites them, in one act (part 1 §7). */
export const inviteEmpresa = chamada(
  contrato,
  {
    quem: 'conta',
    limites: ({ email }, conta) => limitesDeNovaEmpresa(email, conta),
    falha: 'Falha ao criar convite',
  },
  async ({ registro, licenciadaId, empresaId, ...convite }, conta) => {
    // The request's own id: calling again names the same company.
    const id = conta.chave.slice(0, 20);
    const quem = await atuante(conta, { licenciadaId, empresaId });
    const cadastro = cadastroInicial(convite, registro);
    await criarEmpresaComAdministrador(quem, { licenciadaId, empresaId: id }, 'CONVIDADA', cadastro);
    return { id };
  },
);
