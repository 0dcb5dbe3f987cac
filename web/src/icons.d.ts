declare module "icon:*" {
  import type { Icon } from "./pieces/sprite.ts";
  const icon: Icon;
  export default icon;
}
