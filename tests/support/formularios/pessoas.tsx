/** Forms of people and companies, most of which a function stores. */
import { ConvidarEmpresaModal } from '@/areas/administracao/ConvidarEmpresaModal';
import { ConvidarParaOProjetoModal } from '@/areas/projetos/ConvidarParaOProjetoModal';
import { EditarEmpresaModal, NovaEmpresaModal } from '@/areas/administracao/EmpresaFormModal';
import { ConvidarColaboradorModal } from '@/areas/colaboradores/ConvidarColaboradorModal';
import { EditarColaboradorModal } from '@/areas/colaboradores/EditarColaboradorModal';
import { IndividualModal } from '@/areas/colaboradores/IndividualModal';
import { MeuPerfilModal } from '@/areas/colaboradores/MeuPerfilModal';
import { caminhos } from '@/domain/comum/caminhos';
import { camposDaEmpresa } from '@/domain/empresas/empresa-form';
import { formDoColaborador } from '@/domain/pessoas/colaborador-form';
import { umaEmpresa, umColaborador } from '@tests/support/documentos';
import { ana, caio, EMPRESA } from '@tests/support/personas';
import { mudar, type UmFormulario } from './linha';

const empresa = { id: 'e', ...umaEmpresa() };
const ondeEmpresa = caminhos.empresa({ ...EMPRESA, empresaId: 'e' });
const pessoa = { id: caio.uid, ...umColaborador(caio) };
const ondePessoa = caminhos.colaborador(EMPRESA, caio.uid);

export const DAS_PESSOAS: readonly UmFormulario[] = [
  {
    nome: 'o próprio perfil',
    quem: caio,
    antes: { [ondePessoa]: pessoa },
    desenho: (aoFechar) => <MeuPerfilModal aoFechar={aoFechar} />,
    abrir: 'Editar',
    campo: 'Nome',
    textos: ['Caio Colaborado', 'Caio Colaborador Lima'],
    enviar: 'Salvar',
    onde: ondePessoa,
    guardado: 'nome',
    rascunho: 'meu-perfil',
  },
  {
    nome: 'colaborador, editado',
    quem: ana,
    antes: { [ondePessoa]: pessoa },
    desenho: (aoFechar) => <EditarColaboradorModal colaborador={pessoa} aoFechar={aoFechar} />,
    campo: 'Telefone (opcional)',
    textos: ['(11) 91111-1111', '(22) 92222-2222'],
    enviar: 'Salvar',
    onde: ondePessoa,
    guardado: 'telefone',
    comoFica: '22922222222',
    agir: mudar(ondePessoa),
    rascunho: `colaborador/${caio.uid}`,
  },
  {
    nome: 'colaborador, novo',
    quem: ana,
    desenho: (aoFechar) => <IndividualModal aoFechar={aoFechar} />,
    campo: 'Nome',
    preenchido: { ...formDoColaborador(pessoa), email: 'bia@exemplo.com.br' },
    enviar: 'Adicionar e convidar',
    fica: 'O que você mudou depois não foi gravado: use "Editar" na lista de colaboradores.',
    rascunho: 'colaborador/novo',
  },
  {
    nome: 'convite a uma pessoa',
    quem: ana,
    desenho: (aoFechar) => <ConvidarColaboradorModal aoFechar={aoFechar} />,
    campo: 'E-mail',
    textos: ['bia@exemplo.com', 'bia@exemplo.com.br'],
    outros: { Nome: 'Bia Alves' },
    enviar: 'Enviar convite',
    fica: 'O primeiro envio já convidou Bia Alves (bia@exemplo.com).',
    rascunho: '',
  },
  {
    nome: 'convite a uma empresa',
    quem: ana,
    desenho: (aoFechar) => <ConvidarEmpresaModal aoFechar={aoFechar} />,
    campo: 'E-mail do responsável pelo projeto',
    textos: ['dono@porto.exemplo', 'dona@porto.exemplo'],
    outros: { CNPJ: '11222333000181', Nome: 'Padaria do Porto' },
    enviar: 'Enviar convite',
    fica: 'já convidou a empresa "Padaria do Porto" (CNPJ 11.222.333/0001-81), com o convite para dono@porto.exemplo.',
    rascunho: '',
  },
  {
    nome: 'convite a uma empresa para um projeto',
    quem: ana,
    desenho: (aoFechar) => (
      <ConvidarParaOProjetoModal
        projeto={{ id: 'p', nome: 'Prêmio', categoria: ['Indústria'] }}
        aoFechar={aoFechar}
      />
    ),
    campo: 'E-mail do responsável pelo projeto',
    textos: ['dono@porto.exemplo', 'dona@porto.exemplo'],
    outros: { CNPJ: '11222333000181', Nome: 'Padaria do Porto' },
    enviar: 'Convidar',
    fica: 'já trouxe a empresa "Padaria do Porto" (CNPJ 11.222.333/0001-81) para o projeto.',
    rascunho: '',
  },
  {
    nome: 'empresa, nova',
    quem: ana,
    desenho: (aoFechar) => (
      <NovaEmpresaModal licenciadaId={EMPRESA.licenciadaId} tipo="NORMAL" aoFechar={aoFechar} />
    ),
    comeca: ['CNPJ', '11222333000181'],
    campo: 'Nome fantasia',
    preenchido: camposDaEmpresa(umaEmpresa()),
    enviar: 'Cadastrar empresa',
    fica: 'A empresa "Texto com um erro" já foi cadastrada no primeiro envio',
    rascunho: 'empresa/nova/NORMAL',
  },
  {
    nome: 'empresa, editada',
    quem: ana,
    antes: { [ondeEmpresa]: empresa },
    desenho: (aoFechar) => (
      <EditarEmpresaModal licenciadaId={EMPRESA.licenciadaId} empresa={empresa} aoFechar={aoFechar} />
    ),
    campo: 'Nome fantasia',
    enviar: 'Salvar',
    onde: ondeEmpresa,
    guardado: 'nomeFantasia',
    agir: mudar(ondeEmpresa),
    rascunho: 'empresa/e',
  },
];
