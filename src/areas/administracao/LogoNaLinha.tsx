import type { Empresa } from '@/domain/empresas/empresa';
import { useImagem } from '@/firebase/arquivos/useImagem';
import { AvatarDaPessoa } from '@/ui/pessoas/AvatarDaPessoa';

const LADO = 32;

/** The company's logo, whole, or its initials; silent, because the name stands beside it. */
export function LogoNaLinha({ empresa }: { empresa: Pick<Empresa, 'nomeFantasia' | 'image'> }) {
  const logo = useImagem(empresa.image[0]?.path);
  if (!logo) return <AvatarDaPessoa nome={empresa.nomeFantasia} tamanho={LADO} decorativo />;
  const estilo = { flex: 'none', objectFit: 'contain', borderRadius: 'var(--mantine-radius-sm)' } as const;
  return <img src={logo} alt="" width={LADO} height={LADO} style={estilo} />;
}
