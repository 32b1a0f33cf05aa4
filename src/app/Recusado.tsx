/**
 * A refusal, and the way out of it: links to the first page of every area the person has (decisions P1). People who
 * are refused nothing do not load it.
 */
import { Button, Group } from '@mantine/core';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { AcessoNegado } from '@/ui/pagina/AcessoNegado';
import { abasDoMenu, ROTULO_DA_ABA } from './abas';

function OndePossoIr() {
  const abas = abasDoMenu(useSessaoAtiva());
  if (abas.length === 0) {
    return (
      <Button variant="default" component={Link} to={para('/acessoPagina')}>
        Ver a quem pedir acesso
      </Button>
    );
  }
  return (
    <Group justify="center" gap="xs" pt="xs">
      {abas.map(({ aba, itens }) => (
        <Button key={aba} variant="default" component={Link} to={itens[0]?.caminho ?? '/'}>
          {ROTULO_DA_ABA[aba]}
        </Button>
      ))}
    </Group>
  );
}

const TEXTOS = {
  area: 'Você não possui acesso a este módulo. Navegue para aquele ao qual você possui acesso.',
  modulo: 'O seu perfil não tem leitura deste módulo. Quem administra a empresa pode liberá-la.',
  organizacao:
    'Só as empresas da licenciada organizam programas. A sua participa daqueles a que foi convidada.',
  outras: 'O que as outras empresas enviam e respondem é visto pelos perfis Administrador e Equipe.',
  // The refusal's own sentence.
  administracao: undefined,
};

export default function Recusado({ por }: { por: keyof typeof TEXTOS }) {
  return <AcessoNegado acao={<OndePossoIr />} texto={TEXTOS[por]} />;
}
